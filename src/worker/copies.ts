import { keptAtAttribute } from '../web/offline/protocol.ts';
import { type PageData, pageDataId } from '../web/page.ts';

/** A cached page. */
export interface PageCopy {
  readonly html: string;
  readonly title: string;
  /** The answers that came with it, by gateway path. */
  readonly answers: PageData['answers'];
}

const dataScript = new RegExp(`(<script id="${pageDataId}" type="application/json">)([^<]+)(?=</script>)`);

const changed = (html: string, change: (data: PageData) => object): string =>
  html.replace(
    dataScript,
    (_, opening: string, text: string) =>
      opening + JSON.stringify(change(JSON.parse(text) as PageData)).replaceAll('<', '\\u003c'),
  );

/** A document for the cache, without the key of live messages. Null for one without data, which shows nothing. */
export const copyOf = (html: string): PageCopy | null => {
  const [, , text] = dataScript.exec(html) ?? [];
  if (text === undefined) return null;
  const [, title = ''] = /<title>([^<]*)</.exec(html) ?? [];
  return {
    html: changed(html, ({ live: { kind }, ...data }) => ({ ...data, live: { kind } })),
    title,
    answers: (JSON.parse(text) as PageData).answers,
  };
};

const attribute = `data-${keptAtAttribute.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** A cached document with the time at which it was cached. */
export const datedCopy = (html: string, keptAt: number): string =>
  html.replace('<html ', `<html ${attribute}="${keptAt}" `);

/** A cached document without its view and answers, as the shell of any other page, at the device's current time. */
export const shellOf = (html: string, now: number): string =>
  changed(html, (data) => ({ ...data, now, answers: {}, parts: {}, missing: [] })).replace(
    /<div id="root">[\s\S]*<\/div>(?=<template id=)/,
    '<div id="root"></div>',
  );

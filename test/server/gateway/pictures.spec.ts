import { describe, expect, it } from 'vitest';
import { pictureField, picturesFrom } from '../../../src/server/gateway/publication/publishedSource.ts';
import { everyReading } from '../../arbitraries/readings.ts';
import { serverUnderTest } from '../../support/serverUnderTest.ts';

const left = (imageUrl: unknown, hosts: readonly string[]): unknown => {
  const body = picturesFrom(hosts)({ members: [{ personId: 1, imageUrl }] });
  return (body as { members: readonly { imageUrl: unknown }[] }).members[0]?.imageUrl;
};

describe('pictures of people', () => {
  it.each([
    ['https://pictures.example/1.jpg?se=2027', true],
    ['https://PICTURES.example/1.jpg', true],
    ['data:image/svg+xml,%3Csvg/%3E', true],
    ['http://pictures.example/1.jpg', false],
    ['https://evil.example/1.jpg', false],
    ['https://pictures.example.evil.example/1.jpg', false],
    ['https://pictures.example@evil.example/1.jpg', false],
    ['https://pictures.example:8443/1.jpg', false],
    ['//evil.example/1.jpg', false],
    ['javascript:alert(1)', false],
    ['data:text/html,<script>', false],
    [7, false],
    [{ toString: 'https://pictures.example/1.jpg' }, false],
  ])('are asked for over TLS from the federation’s hosts or not at all: %s', (address, isShown) => {
    expect(left(address, ['pictures.example'])).toEqual(isShown ? address : null);
  });

  it('are known by the name under which every decoder writes them', () => {
    const written = everyReading.flatMap(({ aliases }) => Array.from(aliases.keys()));
    const pictures = written.filter((name) => /image|photo|picture|portrait|avatar/i.test(name));
    expect(new Set(pictures)).toEqual(new Set([pictureField]));
  });

  it('are also limited to these hosts by the page’s policy', async () => {
    const { app } = await serverUnderTest({ imageHosts: ['pictures.example'] });
    const policy = String((await app.inject('/')).headers['content-security-policy']);
    expect(policy).toContain("img-src 'self' data: https://pictures.example;");
    const plain = await serverUnderTest();
    expect(String((await plain.app.inject('/')).headers['content-security-policy'])).toContain(
      "img-src 'self' data:;",
    );
  });
});

import { useActorRef, useSelector } from '@xstate/react';
import { type DragEvent, useCallback } from 'react';
import { useMessages } from '../i18n/I18nContext.tsx';
import * as page from '../ui/page.css.ts';
import { useTitle } from '../ui/useTitle.ts';
import { FaultPanel, LabControls } from './LabControls.tsx';
import { LabPage } from './LabPage.tsx';
import * as styles from './lab.css.ts';
import { type LabEvent, labMachine } from './labMachine.ts';
import { labMessages } from './labMessages.ts';
import { OpenPanel } from './OpenPanel.tsx';
import { MessagePanel, StatePanel } from './StatePanels.tsx';

/** The document's title until a match sets its own. */
const LabTitle = ({ title }: { readonly title: string }) => {
  useTitle(title);
  return null;
};

const isDraggedOver = (event: DragEvent): void => event.preventDefault();

/** Resolves once all pending promises have run. */
const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** The lab: plays a recording or a fault report through a live page over a faulty line. */
export const LabScreen = () => {
  const m = useMessages(labMessages);
  const actor = useActorRef(labMachine, { input: { settled } });
  const send = useCallback((event: LabEvent) => actor.send(event), [actor]);
  const { session, refusal, plan, moment, player, seekTarget, speed } = useSelector(
    actor,
    ({ context }) => context,
  );
  const isPlaying = useSelector(actor, ({ value }) => value === 'playing' || value === 'seekingToPlay');
  const openFile = useCallback(
    async (file: File | undefined) => {
      if (file !== undefined) send({ type: 'open', name: file.name, text: await file.text() });
    },
    [send],
  );
  const dropped = (event: DragEvent): void => {
    event.preventDefault();
    void openFile(event.dataTransfer.files[0]);
  };
  // A page has one first-level heading: with a match, the match's.
  const Title = session === null ? 'h1' : 'p';
  return (
    <div className={page.page} data-lab onDragOver={isDraggedOver} onDrop={dropped}>
      <div>
        <Title className={page.title}>{m.title}</Title>
        <p className={page.subtitle}>{m.intro}</p>
      </div>
      {session === null ? <LabTitle title={m.title} /> : null}
      <OpenPanel session={session} refusal={refusal} onFile={openFile} send={send} />
      {session === null || player === null || moment === null ? null : (
        <>
          <LabControls
            messages={player.labCase.messages}
            moment={moment}
            seekTarget={seekTarget}
            speed={speed}
            isPlaying={isPlaying}
            send={send}
          />
          <div className={styles.cards}>
            <FaultPanel plan={plan} onPlan={(next) => send({ type: 'plan', plan: next })} />
            <StatePanel moment={moment} />
          </div>
          <MessagePanel labCase={player.labCase} moment={moment} />
          <LabPage actor={actor} session={session} moment={moment} />
        </>
      )}
    </div>
  );
};

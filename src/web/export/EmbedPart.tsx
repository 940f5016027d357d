import { type EmbedLook, type EmbedSubject, embedSnippet } from '@kampdag/core/site/embed';
import { useState } from 'react';
import { useI18n, useMessages } from '../i18n/I18nContext.tsx';
import { Segments } from '../ui/controls/choices.tsx';
import { CopyField } from '../ui/copy/CopyField.tsx';
import { ExportPart } from './ExportPart.tsx';
import { exportMessages } from './exportMessages.ts';

/** The HTML with which another site embeds a match or a team, in the theme of that site. */
export const EmbedPart = ({ subject }: { readonly subject: EmbedSubject & { readonly name: string } }) => {
  const m = useMessages(exportMessages);
  const { language } = useI18n();
  const [theme, setTheme] = useState<'device' | NonNullable<EmbedLook['theme']>>('device');
  const look: EmbedLook = theme === 'device' ? { language } : { language, theme };
  return (
    <ExportPart title={m.embed} text={m.embedText[subject.type]}>
      <Segments
        label={m.embedTheme}
        value={theme}
        options={(['device', 'light', 'dark'] as const).map((value) => ({ value, label: m.themes[value] }))}
        onChoose={setTheme}
      />
      <CopyField
        label={m.snippet}
        copy={m.copySnippet}
        value={embedSnippet(location.origin, subject, subject.name, look)}
      />
    </ExportPart>
  );
};

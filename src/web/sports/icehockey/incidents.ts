import { goalTypeCode } from '@kampdag/core/sport/icehockey/goalType';
import { type IncidentWords, siteText } from '../../match/plays/eventView.ts';

/** Details of goals: their type, such as EQ, PP1, SH1. */
export const hockeyIncidents: IncidentWords = {
  title: () => null,
  detail: ({ incident: { subtypeId }, kind }) => {
    const code = kind === 'goal' ? goalTypeCode(subtypeId) : null;
    return code === null ? null : siteText(code);
  },
};

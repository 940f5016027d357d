import { goalTypeCode } from './goalType.ts';
import type { ReportedStrength } from './penalties/assessedPenalty.ts';

/** The strength of the federation's goal type; null when unknown. */
export const reportedStrength = (goalType: number | null): ReportedStrength | null => {
  switch (goalTypeCode(goalType)) {
    case 'EQ':
      return 'even';
    case 'PP1':
    case 'PP2':
      return 'powerPlay';
    case 'SH1':
    case 'SH2':
      return 'shortHanded';
    case 'PS':
      return 'penaltyShot';
    default:
      return null;
  }
};

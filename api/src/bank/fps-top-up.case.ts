import { findFpsTopUps } from '@strongroom/projections/bank'
import { cases } from '@strongroom/shared'
import { findCase } from '../platform/cases/deciding.ts'
import { asBooked, decides } from '../platform/kinds/case-kind.ts'
import { reviewed } from '../platform/kinds/review-case.ts'

/** Transfers by FPS: credited once finance has seen the money, or rejected. */
export const fpsTopUpCase = decides(
  cases.fpsTopUpCase,
  reviewed({
    find: (parts, id) => findCase(parts, 'fps_top_ups', id, findFpsTopUps),
    claim: 'fps-top-up',
    approval: (_, { id: fpsId }, { fee, feeRate, externalTxId }, given) => ({
      type: 'ApproveFpsTopUp',
      input: { fpsId, fee, feeRate, externalTxId },
      given,
    }),
    adds: 'FpsTopUpApproved',
    figures: asBooked,
    rejection: (_, { id: fpsId }, reason, approver) => ({
      type: 'RejectFpsTopUp',
      input: { fpsId, reason },
      given: { approver },
    }),
  }),
)

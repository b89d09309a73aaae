import { begun, booked, closed, type LinesOf, settled } from '../statement/line.ts'

/** How each fact of a wallet that bank leaves reads on a statement. */
export const lines: LinesOf<
  | 'DepositSubmitted'
  | 'DepositReceived'
  | 'DepositFailed'
  | 'DepositCompleted'
  | 'DepositRejected'
  | 'DepositConfirmed'
  | 'FpsTopUpSubmitted'
  | 'FpsTopUpApproved'
  | 'FpsTopUpRejected'
  | 'CircleDepositCredited'
> = {
  DepositSubmitted: ({ depositId, target, currency, amount }) => [
    begun('deposit', depositId, currency, { asked: amount, details: JSON.stringify({ target }) }),
  ],
  DepositReceived: () => [],
  DepositFailed: ({ depositId, reason }) => [closed('deposit', depositId, { state: 'rejected', reason })],
  DepositCompleted: ({ depositId, currency, amount, fee }) => [
    settled('deposit', depositId, currency, { asked: amount, fee }),
  ],
  DepositRejected: ({ depositId, reason }) => [closed('deposit', depositId, { state: 'rejected', reason })],
  DepositConfirmed: () => [],
  FpsTopUpSubmitted: ({ fpsId, currency, hkdAmount, ratio }) => [
    begun('fps-top-up', fpsId, currency, { details: JSON.stringify({ hkdAmount, ratio }) }),
  ],
  FpsTopUpApproved: ({ fpsId, currency, amount, fee }) => [
    settled('fps-top-up', fpsId, currency, { asked: amount, fee }),
  ],
  FpsTopUpRejected: ({ fpsId, reason }) => [closed('fps-top-up', fpsId, { state: 'rejected', reason })],
  CircleDepositCredited: ({ circleId, currency, amount, fee }) => [
    booked('circle-deposit', circleId, currency, { asked: amount, fee }),
  ],
}

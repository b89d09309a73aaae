import { randomInt } from 'node:crypto'
import { verifySync } from 'otplib'

/** Seconds that a code of an authenticator app is shown for; one step early or late is taken too. */
const stepSeconds = 30

/** The time step that a code of six digits belongs to, if it is right at this moment and after the last step that was taken. */
export const stepOf = (
  code: string,
  { secret, now, lastStep }: { readonly secret: string; readonly now: Date; readonly lastStep: number },
): number | undefined => {
  if (!/^\d{6}$/.test(code)) return undefined
  const epoch = Math.floor(now.getTime() / 1000)
  const result = verifySync({ secret, token: code, epoch, period: stepSeconds, epochTolerance: stepSeconds })
  return result.valid && 'timeStep' in result && result.timeStep > lastStep ? result.timeStep : undefined
}

/** Digits and letters without those that are taken for another: I, L, O and U. */
const signs = '0123456789abcdefghjkmnpqrstvwxyz'

/** Ten recovery codes of ten signs (50 bits), in two halves. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: 10 }, () => {
    const half = () => Array.from({ length: 5 }, () => signs[randomInt(signs.length)]).join('')
    return `${half()}-${half()}`
  })

/** A recovery code however it was typed: without blanks and hyphens, small, with the digits that letters were taken for. */
export const plainRecoveryCode = (typed: string): string =>
  typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1')

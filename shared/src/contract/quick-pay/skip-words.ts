import { msg, type Word } from '#words'

/** Reasons for which a scheduled payment was not made on its day, by the kind of the refusal. */
export const skipReasons = {
  'insufficient-funds': msg`There was not enough in your wallet.`,
  'wallet-frozen': msg`Your account was frozen.`,
  'wallet-resting': msg`Your account rested after a new PAY code.`,
} as const satisfies Readonly<Record<string, Word>>

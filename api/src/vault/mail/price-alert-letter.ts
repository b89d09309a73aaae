import { msg, say } from '#words'
import type { ToldAlert } from '../price-alerts.ts'
import type { Mail } from './mail.ts'

const subjects = {
  above: msg({ message: '{base} has risen to {price}' }),
  below: msg({ message: '{base} has fallen to {price}' }),
} as const
/** `{limit}` is the price that the member has set, `{link}` where the alert stands. */
const texts = {
  trade: msg({
    message:
      'You wanted to be told when one {base} is worth {limit}. It is worth {price} now; prices move, and it may be another one when you read this.\n\nYour alerts:\n\n{link}',
  }),
  swap: msg({
    message:
      'You wanted to be told when a swap gives {limit} for one {base}. It gives {price} now, before the fee; rates move, and it may be another one when you read this.\n\nYour alerts:\n\n{link}',
  }),
} as const

/** To a member whose alert has come to its limit; the link has no language, so that it opens in that of its reader. */
export const priceAlertLetter =
  (publicUrl: string) =>
  ({ email, language, kind, base, target, direction, price, told_price }: ToldAlert): Mail => {
    const [limit, now] = [`${price} ${target}`, `${told_price} ${target}`]
    return {
      letter: 'price-alert',
      to: email,
      subject: say(subjects[direction], language, { base, price: now }),
      text: say(texts[kind], language, { base, limit, price: now, link: `${publicUrl}/pricealerts` }),
    }
  }

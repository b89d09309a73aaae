import { purchaseLimits, purchaseSpans } from '@strongroom/shared/words/card/purchase'
import { msg, say } from '#words'
import type { ToldLimit } from '../card-limits-told.ts'
import type { Mail } from './mail.ts'
import { periodText } from './period-text.ts'

const near = msg({ message: '{share} of a limit of your card is used: {limit}' })
const usedAll = msg({ message: 'A limit of your card is used up: {limit}' })
/** `{link}` is where the limits are set. */
const text = msg({
  message:
    'You set a limit of {amount} for purchases with your card: {limit}. So far {used} of it is used in {period}. A purchase that would pass it is declined.\n\nThe limits of your card:\n\n{link}',
})

/** To a member who has used a share of a limit that they set for their card; the link opens in the language of its reader. */
export const cardLimitReachedLetter =
  (publicUrl: string, money: (amount: string, currency: string) => string) =>
  ({ email, language, of, per, period, reached, currency, amount, used }: ToldLimit): Mail => {
    const limit = `${say(purchaseLimits[of], language)}, ${say(purchaseSpans[per], language)}`
    return {
      letter: 'card-limit-reached',
      to: email,
      subject:
        reached === 100 ? say(usedAll, language, { limit }) : say(near, language, { share: '80%', limit }),
      text: say(text, language, {
        amount: money(amount, currency),
        used: money(used, currency),
        period: periodText(period, language),
        limit,
        link: `${publicUrl}/prepaidcard/rules`,
      }),
    }
  }

import { msg } from '#words'

/** Why a rate is refused that is far from what it should be: other languages have a word for the rate of an exchange and one for interest. */
export const absurdRate = {
  exchange: msg({
    message: 'This rate is less than half or more than twice what it should be',
    context: 'exchange',
  }),
  interest: msg({
    message: 'This rate is less than half or more than twice what it should be',
    context: 'interest',
  }),
} as const

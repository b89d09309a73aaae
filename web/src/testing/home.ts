import { answers, answersWhole, lists } from './answers.ts'
import { cardInfo } from './records.ts'

/** Answers the calls that home makes for each member: no wallet, card or line yet. */
export const answersHome = () => {
  answers('wallet.list', [])
  answers('card.info', cardInfo())
  lists('statement.ofMember', [])
  answers('wallet.snapshots', [])
  answersWhole('catalogue.prices', {
    ...{ status: true, data: [{}], source: 'demo', as_of: '2026-11-22T14:02:11.000Z' },
  })
}

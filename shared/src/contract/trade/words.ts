import { msg } from '#words'
import type { NoticeWords } from '../account/notice-word.ts'
import type { LineWords } from '../statement/line-kind.ts'

/** This capability's kinds of lines on a statement. */
export const lineWords = {
  'trade-placed': { title: msg`Trade, reserved`, isFilter: true },
  'trade-paid': { title: msg`Trade at the market, given`, isFilter: true },
  'trade-received': { title: msg`Trade at the market, received`, isFilter: false },
  'trade-filled': { title: msg`Trade, received`, isFilter: true },
  'trade-cancelled': { title: msg`Trade, given back`, isFilter: false },
} as const satisfies LineWords

/** Titles of this capability's notices. */
export const noticeWords = {
  TradeFilled: msg`Your order was filled`,
  TradeCancelled: msg`Your order was cancelled`,
} as const satisfies NoticeWords

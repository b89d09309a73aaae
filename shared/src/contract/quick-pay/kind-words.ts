import { msg, type Word } from '#words'
import type { QuickPay } from './quick-pays.ts'

/** The way of a payment between members, as its reader sees it. */
export const directions: Readonly<Record<QuickPay['direction'], Word>> = {
  sent: msg({ message: 'Sent', context: 'quick pay' }),
  received: msg`Received`,
}

import { type Reply, refused } from '../kernel/replies.ts'

/** What is said to somebody who does not prove who they are. */
export const wrongCode = (): Reply => refused('WRONG_CODE', 'The code is wrong or has expired')
export const notProven = (): Reply => refused('NOT_PROVEN', 'Please ask for a new code and start again')
export const wrongPassword = (): Reply => refused('WRONG_PASSWORD', 'The password is wrong')
export const wrongPin = (): Reply => refused('WRONG_PIN', 'The PAY code is wrong')

export type { WithdrawalSource } from './withdrawal.ts'

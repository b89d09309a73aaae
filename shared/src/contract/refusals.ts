import type { RefusalCode } from './refusal-codes.ts'

// The refusals that many calls share; a call adds its own.

/** Of a member's own movement of money. */
export const moving = [
  'AMOUNT_NOT_POSITIVE',
  'IDENTITY_NOT_VERIFIED',
  'INSUFFICIENT_FUNDS',
  'TOO_MANY_PLACES',
  'WALLET_CLOSED',
  'WALLET_FROZEN',
  'WALLET_RESTING',
] as const satisfies readonly RefusalCode[]

/** Of an administrator's decision on a case. */
export const deciding = [
  'ALREADY_DECIDED',
  'CASE_UNKNOWN',
  'OWN_CASE',
  'PROOF_NEEDED',
] as const satisfies readonly RefusalCode[]

/** Of a decision that lets money leave the platform. */
export const paying = [
  'BOOKS_DIFFER',
  'MEMBER_DISABLED',
  'WALLET_FROZEN',
] as const satisfies readonly RefusalCode[]

/** Of a change that may take a second administrator: it waits, or it was the second's and was too late. */
export const proposing = [
  'ALREADY_DECIDED',
  'CASE_UNKNOWN',
  'OWN_CASE',
  'PROOF_NEEDED',
  'PROPOSAL_LAPSED',
  'WAITS_FOR_SECOND',
] as const satisfies readonly RefusalCode[]

/** Of saving a record of the reference data. */
export const saving = [
  ...proposing,
  'ENTRY_CHANGED',
  'ENTRY_EXISTS',
  'ENTRY_ID_DIFFERS',
  'ENTRY_INVALID',
  'ENTRY_UNKNOWN',
] as const satisfies readonly RefusalCode[]

/** Of deleting a record of the reference data. */
export const removing = [
  ...proposing,
  'ENTRY_CHANGED',
  'ENTRY_IN_USE',
  'ENTRY_UNKNOWN',
] as const satisfies readonly RefusalCode[]

import type { AnyContract } from '@strongroom/shared'

/**
 * The classes of calls in the order in which they are refused under load: lists, previews and exports; single records; what
 * changes something; what members do with their own money.
 */
export const callClasses = ['list', 'record', 'command', 'money'] as const
export type CallClass = (typeof callClasses)[number]

/**
 * The class of a call, from its contract alone, so that none can be without one. A command that reaches a member's wallet
 * may find it closed, and has to declare that.
 */
export const classOf = ({
  method,
  audience,
  changes,
  filter,
  refuses = [],
}: Pick<AnyContract, 'method' | 'audience' | 'changes' | 'filter' | 'refuses'>): CallClass => {
  if (changes) return audience !== 'admin' && refuses.includes('WALLET_CLOSED') ? 'money' : 'command'
  return filter || method === 'POST' ? 'list' : 'record'
}

/** Whether calls of a class change nothing, and so never wait for the log to write. */
export const isRead = (of: CallClass): boolean => of === 'list' || of === 'record'

import type { LiveCatalogue } from '@strongroom/ledger/catalogue'
import { journalEntryDecider } from '@strongroom/ledger/finance'
import type { ProposedChange } from '@strongroom/ledger/office'
import { type Asker, asked } from '../command/asking.ts'
import { refusalOf } from '../command/refusals.ts'
import type { Reply } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { knownChange, propose } from '../platform/proposals/proposing.ts'

type JournalEntry = Extract<ProposedChange, { kind: 'journal-entry' }>
type By = { readonly enteredBy: string; readonly approver: string }

/** The command that books an entry; nothing where its currency is none of the catalogue. */
const entryCommand = (
  catalogue: LiveCatalogue,
  { debit, credit, currency: code, amount, month, reason }: JournalEntry,
  { enteredBy, approver }: By,
) => {
  const currency = catalogue.currency(code)
  if (!currency) return undefined
  return {
    type: 'BookJournalEntry',
    input: { debit, credit, currency: code, amount, month, reason },
    given: { enteredBy, approver, currency },
  } as const
}

/** Proposes an entry by hand, which a second administrator always decides; refuses now what would not be booked then. */
export const proposeEntry = async (parts: Parts, ask: Asker, change: JournalEntry): Promise<Reply> => {
  if (await knownChange(parts, ask.commandId)) return propose(parts, ask, change)
  const by = { enteredBy: ask.session.uid, approver: '' }
  const command = entryCommand(parts.catalogue, change, by)
  if (!command) return refusalOf({ kind: 'currency-not-offered', currency: change.currency })
  const dry = journalEntryDecider.decide(command, journalEntryDecider.initial(ask.commandId))
  return dry.kind === 'refused' ? refusalOf(dry.refusal) : propose(parts, ask, change)
}

/** Books an entry that two administrators have agreed on; nothing, or the kind of the refusal. */
export const bookEntry = async (
  { ledger, catalogue }: Pick<Parts, 'ledger' | 'catalogue'>,
  ask: Asker,
  change: JournalEntry,
  { id, proposedBy }: { readonly id: string; readonly proposedBy: string },
): Promise<string | undefined> => {
  const by = { enteredBy: proposedBy, approver: ask.session.uid }
  const command = entryCommand(catalogue, change, by)
  if (!command) return 'currency-not-offered'
  const outcome = await ledger.handle(journalEntryDecider, id, asked(ask, command, catalogue))
  if (outcome.kind === 'refused') return outcome.refusal.kind
  ask.moved(outcome.position)
  return undefined
}

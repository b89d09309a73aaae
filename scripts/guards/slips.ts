import { callSlips } from './call-slips.ts'
import { caseSlips } from './case-slips.ts'
import type { Slip } from './violation.ts'

const kind = {
  file: 'shared/src/contract/swap/vocabulary.ts',
  after: 'lines: [',
  text: "'planted-kind',",
}
const movement = {
  file: 'ledger/src/wallet/movements.gen.ts',
  after: 'Written from the folders of the capabilities by `npm run registries`.',
  text: "\nexport { swap as planted } from '../swap/swap.ts'\n",
}
const account = {
  file: 'shared/src/book-accounts.ts',
  after: 'card-fees',
  text: "' | 'planted",
}
/** Words of closed lists, each added on one side only; and calls that do not agree with the contract. */
export const slips: readonly Slip[] = [
  {
    what: 'a statement kind without its words, for screens and files',
    ...kind,
    names: 'shared/src/contract/statement/line-kind-words.ts',
  },
  {
    what: 'a line of the statement whose kind the contract does not list',
    file: 'projections/src/bank/lines.ts',
    after: "booked('circle-deposit",
    text: '-planted',
    names: 'projections/src/bank/lines.ts',
  },
  {
    what: 'a fact of a family that its read model does not know',
    file: 'ledger/src/top-up/top-up.ts',
    after: 'const facts = {',
    text: 'TopUpPlanted: { version: 1, schema: v.object({}) },',
    names: 'projections/src/top-up/top-ups.ts',
  },
  {
    what: 'a column that no table has',
    file: 'projections/src/withdrawal/withdrawals.ts',
    after: 'const set = { status: 1, fee, external_tx_id,',
    text: 'const set = { status: 1, fee, external_txid: external_tx_id,',
    isInstead: true,
    names: 'projections/src/withdrawal/withdrawals.ts',
  },
  {
    what: 'a column that a query inside another one does not have',
    file: 'projections/src/catalogue/queries.ts',
    after: "'last.reason'",
    text: ", 'last.actor'",
    names: 'projections/src/catalogue/queries.ts',
  },
  {
    what: 'a column that no table of personal data has',
    file: 'api/src/vault/exports.ts',
    after: "'file_name',",
    text: " 'filename',",
    names: 'api/src/vault/exports.ts',
  },
  {
    what: 'a narrower type of a column that no table of personal data has',
    file: 'api/src/vault/tables.ts',
    after: 'support_cases: {',
    text: ' readonly state: 0;',
    names: 'api/src/vault/tables.ts',
  },
  {
    what: 'an event without a name in the audit trail',
    file: 'shared/src/contract/swap/vocabulary.ts',
    after: 'events: [',
    text: "'EventPlanted',",
    names: 'shared/src/contract/audit/event-type-words.ts',
  },
  {
    what: 'a fact that the contract does not list',
    file: 'ledger/src/referral/bonus.ts',
    after: 'const facts = {',
    text: 'FactPlanted: { version: 1, schema: v.object({}) },',
    names: 'ledger/src/facts.ts',
  },
  {
    what: 'a refusal without a sentence in the web client',
    file: 'shared/src/contract/swap/vocabulary.ts',
    after: 'refusals: [',
    text: "'PLANTED',",
    names: 'web/src/client/refusal-words.ts',
  },
  {
    what: 'a refusal of the ledger without words on the wire',
    file: 'ledger/src/chain/collection.ts',
    after: "| { readonly kind: 'nothing-to-collect' }",
    text: " | { readonly kind: 'planted' }",
    names: 'api/src/command/refusals.ts',
  },
  {
    what: 'a refusal of a call with a code that the contract does not list',
    file: 'api/src/swap/swaps.ts',
    after: "refused('QUOTE_USED",
    text: '_PLANTED',
    names: 'api/src/swap/swaps.ts',
  },
  {
    what: "a movement missing from the property test's list",
    ...movement,
    names: 'ledger/src/testing/any-order/groups.ts',
  },
  { what: "a movement missing from the storm's list", ...movement, names: 'e2e/faults/movements.ts' },
  {
    what: 'an account without a place in the journal',
    ...account,
    names: 'projections/src/finance/journal/journal-account.ts',
  },
  {
    what: 'an account without a side in the income report',
    ...account,
    names: 'projections/src/finance/income/sides.ts',
  },
  {
    what: 'an account without a name, for screens, files and receipts',
    ...account,
    names: 'shared/src/contract/finance/account-words.ts',
  },
  {
    what: 'a letter without a name in the log of e-mails',
    file: 'shared/src/contract/account/letters.ts',
    after: "  | 'mention'",
    text: " | 'planted'",
    names: 'web/src/features/account/admin/logs/letter-words.ts',
  },
  {
    what: 'a letter that is said without one of its names',
    file: 'api/src/vault/mail/letters.ts',
    after: 'say(words.mentionText, to.language, given)',
    text: 'say(words.mentionText, to.language, { by: given.by })',
    isInstead: true,
    names: 'api/src/vault/mail/letters.ts',
  },
  ...callSlips,
  ...caseSlips,
]

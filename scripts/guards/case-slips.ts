import type { Slip } from './slip.ts'

/** Kinds of cases and proposals that lack a piece in a room. */
export const caseSlips: readonly Slip[] = [
  {
    what: 'a part of a wallet that holds what waits and is no kind of case',
    file: 'ledger/src/wallet/wallet.ts',
    after: 'readonly cardOrders: Kept<CardOrder>',
    text: '\n  readonly planted: Kept<CardOrder>',
    names: 'projections/src/office/waiting/sources.ts',
  },
  {
    what: 'a kind of case without a read model in which it waits',
    file: 'projections/src/cases.gen.ts',
    after: "export { identitySource } from './identity/case.ts'",
    text: '',
    isInstead: true,
    names: 'projections/src/office/waiting/sources.ts',
  },
  {
    what: 'a kind of case that waits in a column that its table does not have',
    file: 'projections/src/withdrawal/case.ts',
    after: "enteredBy: 'entered_by",
    text: '_planted',
    names: 'projections/src/withdrawal/case.ts',
  },
  {
    what: 'a kind of case that a call decides which does not exist',
    file: 'shared/src/contract/vip/case.ts',
    after: "decides: 'vip.approve",
    text: 'Planted',
    names: 'api/src/platform/cases/case-kinds.ts',
  },
  {
    what: 'a kind of case without its decision',
    file: 'api/src/cases.gen.ts',
    after: "export { identityCase } from './identity/case.ts'",
    text: '',
    isInstead: true,
    names: 'api/src/office/case-kinds.ts',
  },
  {
    what: 'a kind of case that is decided many at once, without its two decisions',
    file: 'shared/src/contract/card/case.ts',
    after: "decides: 'card.decideOrder',",
    text: ' bulk: true,',
    names: 'api/src/card/card-order.case.ts',
  },
  {
    what: 'a kind of case that is looked at beforehand, without its figures',
    file: 'shared/src/contract/wallet/case.ts',
    after: "decides: 'wallet.approveCurrency',",
    text: ' takes: [],',
    names: 'api/src/wallet/case.ts',
  },
  {
    what: 'a kind of proposal without an effect',
    file: 'api/src/proposals.gen.ts',
    after: "export { fillProposal } from './trade/proposal.ts'",
    text: '',
    isInstead: true,
    names: 'api/src/office/proposal-kinds.ts',
  },
  {
    what: 'a kind of proposal without words in its letters',
    file: 'shared/src/contract/swap/vocabulary.ts',
    after: 'export const swap = {',
    text: " proposals: ['planted'],",
    names: 'api/src/vault/mail/words.ts',
  },
]

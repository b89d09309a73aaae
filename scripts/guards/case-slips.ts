import type { Slip } from './slip.ts'

const kind = {
  file: 'shared/src/contract/office/case-kinds.ts',
  after: 'export const caseKinds = [',
  text: "'planted-kind',",
}

/** Kinds of cases and proposals that the contract lists, and a capability of the web client does not say. */
export const caseSlips: readonly Slip[] = [
  {
    what: 'a kind of cases without a name and a list',
    ...kind,
    names: 'web/src/platform/cases/case-places.ts',
  },
  {
    what: 'a kind of cases without the screen on which members see their own',
    ...kind,
    names: 'web/src/platform/cases/own-cases.ts',
  },
  {
    what: 'a kind of cases without its evidence and its decision',
    ...kind,
    names: 'web/src/features/office/admin/inbox/kinds.ts',
  },
  {
    what: 'a kind of cases that the inbox has no filter for',
    ...kind,
    names: 'web/src/client/kinds.gen.ts',
  },
  {
    what: 'a kind of cases decided many at once without the call that approves one',
    file: 'shared/src/contract/office/bulk.ts',
    after: 'export const bulkKinds = [',
    text: "'deposit',",
    names: 'web/src/features/bank/admin/deposit.case.tsx',
  },
  {
    what: 'a kind of cases that books money without the names of its figures',
    file: 'shared/src/contract/office/approvals.ts',
    after: 'export const approvalKind = v.picklist([',
    text: "'currency-request',",
    names: 'web/src/features/wallet/admin/currency-request.case.tsx',
  },
  {
    what: 'a kind of proposals without a name and a subject',
    file: 'shared/src/contract/office/proposals.ts',
    after: 'export const proposalKind = v.picklist([',
    text: "'planted-kind',",
    names: 'web/src/features/office/admin/proposals/kinds.ts',
  },
]

export {
  type CommonAccount,
  type EntryAccount,
  entryAccounts,
  type HouseAccount,
  type MirrorAccount,
  mirrorAccounts,
  type Pocket,
  pockets,
  type WorldAccount,
} from './book-accounts.ts'
export {
  cannedPlaceholders,
  fillCanned,
  hasKnownPlaceholders,
  unfilled,
} from './canned-answers.ts'
export {
  type DeclineReason,
  declineReasons,
  type PurchaseChannel,
  purchaseChannels,
} from './card-purchase.ts'
export { byKind, type Complete, entriesOf, keysOf, recordOfNames } from './complete.ts'
export type {
  AnswerOf,
  AnyContract,
  Audience,
  BodyOf,
  CallContract,
  FilterOf,
  ParamsOf,
  Path,
  RecordOf,
  RefusesOf,
} from './contract/call.ts'
export { declare } from './contract/call.ts'
export * as cases from './contract/cases.gen.ts'
export { drawnPictures } from './contract/catalogue/pictures.ts'
export type { ReferenceCalls } from './contract/catalogue/reference-calls.ts'
export {
  type SettingCode,
  type SettingGroup,
  type SettingNoPage,
  settingGroups,
} from './contract/catalogue/setting-groups.ts'
export type { CommonField } from './contract/common-filter.ts'
export {
  type CallName,
  type Contract,
  type ContractOf,
  contract,
  type ListFilter,
} from './contract/contract.ts'
export type { CaseField, CaseKindContract } from './contract/declare-case.ts'
export { changesPath, logKeysPath, picturesPath } from './contract/plain-paths.ts'
export { ownReadModels, type ReadModel, readModels } from './contract/read-models.ts'
export { deciders, mayMake } from './contract/roles.ts'
export * as wire from './contract/schemas.ts'
export { everyField, searchedBy } from './contract/searched-by.ts'
export { accept, type Decision, refuse } from './decision.ts'
export { estimateRate, hasEstimate } from './estimate.ts'
export { hasWords } from './has-words.ts'
export { isAfter } from './instants.ts'
export { itemAt, present } from './item-at.ts'
export { type LeastTransfer, leastTransfer } from './least-transfer.ts'
export {
  balancesOf,
  checkLiabilityFile,
  type LiabilityFile,
  liabilityFormat,
  readLiabilityFile,
} from './liability-file.ts'
export {
  type Currency,
  Decimal,
  Money,
  parseDecimal,
  placesOf,
  roundDown,
  roundUp,
  shownPlaces,
  sumOf,
} from './money.ts'
export { type SpendingCategory, spendingCategories, spendingCategoryOf } from './spending-category.ts'
export { recogniseEncoding } from './statement-encoding.ts'
export {
  type DecodeText,
  type StatementEncoding,
  statementEncodings,
  statementText,
} from './statement-text.ts'
export {
  type CountedAmount,
  isCountable,
  joinNodes,
  leafText,
  nodeText,
  RefusedPath,
  rootText,
  type Sha256,
  type SumLeaf,
  type SumNode,
  type SumStep,
  type SumTotal,
  verifyCounted,
  verifyTotals,
} from './sum-tree.ts'
export { isWritten, shownText, textFields, titleFields, unwritten } from './texts-by-language.ts'
export { explorerLink, isTxid } from './txid.ts'
export { isNameIn, isOneOf, isRecord } from './type-guards.ts'
export { isWeakPin, type PasswordWeakness, weaknessOf } from './weak-secrets.ts'

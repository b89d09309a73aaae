import { declare, forAdmin } from '../call.ts'
import * as refusals from '../refusals.ts'
import { binders, deciders, keepers } from '../roles.ts'
import * as wire from '../schemas.ts'

export const savePoolAddress = forAdmin.command({
  path: '/ccaddress/{id}/S',
  summary:
    'Proposes addresses for the pool (id 0), which a second administrator approves; or a correction of one nobody has',
  refuses: [...refusals.proposing, ...refusals.saving, 'ADDRESS_GIVEN', 'ADDRESS_TAKEN'],
  body: wire.poolAddressBody,
  loaded: wire.poolAddress,
  answer: wire.records(wire.poolAddress),
  roles: keepers,
})

export const poolAddress = forAdmin.query({
  path: '/ccaddress/{id}/S',
  summary: 'One address of the house',
  answer: wire.records(wire.poolAddress),
})

export const removePoolAddress = declare({
  method: 'DELETE',
  path: '/ccaddress/{id}/S',
  audience: 'admin',
  summary: 'Takes an address nobody has out of the pool',
  changes: true,
  refuses: [...refusals.removing, 'ADDRESS_GIVEN'],
  answer: wire.done,
  roles: keepers,
})

export const poolAddresses = forAdmin.query({
  path: '/ccaddress/adminList/{id}/S/{json}',
  summary: 'Addresses of a member, retired ones too; for the id all, of all members and of the pool',
  filter: wire.poolAddressFilter,
  answer: wire.paged(wire.poolAddress),
})

export const removeAddress = forAdmin.command({
  path: '/ccaddress/deladdress/S',
  summary: 'Shows a member’s address to them no more; it stays theirs, and they may get another',
  refuses: ['CASE_UNKNOWN'],
  body: wire.deleteAddressBody,
  answer: wire.done,
  roles: keepers,
})

export const referenceIds = forAdmin.preview({
  path: '/ccaddress/getreferenceids/S',
  summary: 'Which records and members these addresses belong to: the reference ids the log has for them',
  body: wire.referenceIdsBody,
  answer: wire.records(wire.referenceId),
})

export const applications = forAdmin.query({
  path: '/ccaddressapplys/S/{json}',
  summary: 'Applications for deposit addresses',
  filter: wire.adminAddressApplicationFilter,
  answer: wire.paged(wire.adminAddressApplication),
  reads: ['address_applications'],
})

export const decideApplication = forAdmin.command({
  path: '/ccaddress/status/S',
  summary: 'Completes an application (1), with the next address of the pool or with the one that is named',
  refuses: [
    ...refusals.proposing,
    ...refusals.deciding,
    'ADDRESS_POOL_EMPTY',
    'ADDRESS_TAKEN',
    'IDENTITY_NOT_VERIFIED',
    'REASON_MISSING',
  ],
  body: wire.applicationStatusBody,
  answer: wire.records(wire.applicationResult),
  roles: keepers,
})

export const bindAddressFor = forAdmin.command({
  path: '/adminbindccaddress/S',
  summary: 'Puts an address into a member’s address book',
  refuses: ['BURN_ADDRESS', 'NETWORK_NOT_OFFERED', 'OWN_ADDRESS', 'RECEIVER_UNKNOWN'],
  body: wire.adminBindAddressBody,
  aliases: wire.assetAlias,
  answer: wire.records(wire.boundAddress),
  roles: binders,
})

export const unbindAddressOf = declare({
  method: 'DELETE',
  path: '/adminbindccaddress/{id}/S',
  audience: 'admin',
  summary: 'Takes an address out of a member’s address book',
  changes: true,
  refuses: ['CASE_UNKNOWN'],
  answer: wire.done,
  roles: binders,
})

export const addressBookOf = forAdmin.query({
  path: '/adminbindccaddress/list/{email}/S/{json}',
  summary: 'A member’s address book',
  filter: wire.boundAddressFilter,
  answer: wire.paged(wire.boundAddress),
  params: { email: wire.email },
})

export const sendCases = forAdmin.query({
  path: '/sendonchain/list/S/{json}',
  summary: 'Sends of all members',
  filter: wire.adminChainSendFilter,
  answer: wire.paged(wire.adminChainSend),
  reads: ['chain_sends'],
})

export const approveSend = forAdmin.command({
  path: '/sendonchain/approve/S',
  summary: 'It has been sent: settles it with the transaction on the chain',
  refuses: [...refusals.deciding, ...refusals.paying, 'RISK_ABOVE_LIMIT', 'WALLET_CLOSED'],
  body: wire.chainSendApproveBody,
  answer: wire.records(wire.reviewResult),
  roles: deciders,
})

export const rejectSend = forAdmin.command({
  path: '/sendonchain/reject/S',
  summary: 'Gives back all that was locked, with a reason',
  refuses: [...refusals.deciding, 'REASON_MISSING', 'WALLET_CLOSED'],
  body: wire.rejectBody,
  answer: wire.records(wire.reviewResult),
  roles: deciders,
})

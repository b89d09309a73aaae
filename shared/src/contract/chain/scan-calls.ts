import { forAdmin } from '../call.ts'
import * as refusals from '../refusals.ts'
import { deciders } from '../roles.ts'
import * as wire from '../schemas.ts'

export const scans = forAdmin.query({
  path: '/scancryptoapis/list/S/{json}',
  summary: 'Addresses and TXIDs that were screened, with their scores and the reasons',
  filter: wire.cryptoScanFilter,
  answer: wire.paged(wire.cryptoScan),
})

export const caseRisk = forAdmin.query({
  path: '/scancryptoapis/case/{id}/S',
  summary:
    'The risk of a top-up, of a send on chain or of a bound address, and whether it waits for a second administrator',
  answer: wire.records(wire.caseRisk),
  reads: ['top_ups', 'chain_sends', 'proposals'],
})

export const screenAgain = forAdmin.command({
  path: '/scancryptoapis/again/S',
  summary:
    'Asks the screening service about a case at once; an answer of before stays where it does not answer now',
  refuses: ['CASE_UNKNOWN', 'SCREENING_AWAY', 'SCREENING_MISSING'],
  body: wire.screenAgainBody,
  answer: wire.records(wire.caseRisk),
  roles: deciders,
})

export const releaseRisk = forAdmin.command({
  path: '/scancryptoapis/release/S',
  summary:
    'Asks a second administrator to let a case be approved that is above the limit of risk, or not screened, with a reason',
  refuses: [...refusals.proposing, ...refusals.deciding, 'REASON_MISSING', 'RISK_NOT_HELD'],
  body: wire.releaseRiskBody,
  answer: wire.records(wire.proposalResult),
  roles: deciders,
})

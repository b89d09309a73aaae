import { expect, test } from 'vitest'
import { NOT_TAKEN } from '../testing/answers.ts'
import { serveContract } from '../testing/contract-server.ts'
import { officeFlows } from '../testing/flows/all-flows.ts'
import { describeFlows } from '../testing/flows/flow-suite.tsx'
import { officeBesides } from '../testing/flows/other-office-forms.ts'
import { submittingFiles } from '../testing/flows/submitting-files.ts'

serveContract()

test('every form of administrators is walked through here, or says why not', () => {
  const walked = officeFlows.map(({ file }) => file)
  expect([...new Set(walked), ...Object.keys(officeBesides)].sort()).toEqual(submittingFiles('office'))
})

describeFlows(officeFlows, NOT_TAKEN)

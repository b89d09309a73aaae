import { afterEach, expect, test, vi } from 'vitest'
import { serveContract } from '../testing/contract-server.ts'
import { memberFlows } from '../testing/flows/all-flows.ts'
import { describeFlows } from '../testing/flows/flow-suite.tsx'
import { besides, partsOf } from '../testing/flows/other-forms.ts'
import { submittingFiles } from '../testing/flows/submitting-files.ts'

serveContract()
afterEach(() => void vi.unstubAllGlobals())

test('every form is walked through here, is part of one that is, or says why not', () => {
  const forms = submittingFiles('members')
  expect(forms.length).toBeGreaterThan(70)
  const named = [...memberFlows.map(({ file }) => file), ...Object.keys(besides), ...Object.keys(partsOf)]
  expect([...new Set(named)].sort()).toEqual(forms)
  const walked = memberFlows.map(({ file }) => file)
  const strays = Object.entries(partsOf).filter(([, whole]) => !walked.includes(whole) && !(whole in besides))
  expect(strays).toEqual([])
})

describeFlows(memberFlows, 'Check your entries: one of them is not valid.')

import { expect, test } from 'vitest'
import type { Outage } from './options.ts'
import { createOutages } from './outages.ts'

const given = () => {
  const told: Outage[] = []
  let now = 1_000
  const outages = createOutages({ onOutage: outage => told.push(outage) }, () => now)
  const pass = (ms: number) => {
    now += ms
  }
  return { told, outages, pass }
}
const gone = new Error('gone')
const [one, other] = [{}, {}]

test('an outage is told when it begins and when it is over, with its length, however often it is tried', () => {
  const { told, outages, pass } = given()
  for (let tries = 0; tries < 5; tries++) {
    outages.failed(one, 'append', gone)
    outages.failed(other, 'subscription', gone)
    pass(400)
  }
  outages.answered(one)
  pass(250)
  outages.answered(other)
  expect(told).toEqual([
    { kind: 'began', what: 'append', error: gone },
    { kind: 'ended', lengthMs: 2_250 },
  ])
})

test('answers of others end no outage while one who asked still waits', () => {
  const { told, outages } = given()
  outages.failed(one, 'append', gone)
  outages.answered(other)
  expect(told).toHaveLength(1)
})

test('an outage that everybody has given up is over with the next answer', () => {
  const { told, outages, pass } = given()
  outages.failed(one, 'read', gone)
  outages.givenUp(one)
  pass(5_000)
  expect(told).toHaveLength(1)
  outages.answered(other)
  outages.answered(other)
  expect(told.slice(1)).toEqual([{ kind: 'ended', lengthMs: 5_000 }])
})

test('a subscription that a healthy node dropped is no outage', () => {
  const { told, outages } = given()
  outages.failed(one, 'subscription', gone, { isNormal: true })
  outages.answered(one)
  expect(told).toEqual([])
})

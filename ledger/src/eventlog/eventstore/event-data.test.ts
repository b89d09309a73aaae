import { describe, expect, test } from 'vitest'
import { AppendRefused } from '../log.ts'
import { newEvent } from '../testing/contract/kit.ts'
import { isSystemEvent, type Recorded, toEventData, toStoredEvent } from './event-data.ts'

const recorded: Recorded = {
  id: 'd4f0c5a2-6d5e-4c67-8f5d-1c8f6a3f9c11',
  type: 'Paid',
  streamId: 'wallet-1',
  revision: 3n,
  isJson: true,
  data: { amount: '1.00' },
  metadata: { at: 'now' },
  created: new Date(0),
  position: { commit: 7n, prepare: 5n },
}

describe('an event on its way to the server', () => {
  test('is JSON to everybody who looks', () => {
    const event = toEventData(newEvent({ amount: '1.00' }))
    expect([event.contentType, event.data]).toEqual(['application/json', { amount: '1.00' }])
  })

  test.each(['{"a": 1}', '1.0', '{"b":1,"b":2}', '{', '', '"\\u0041"'])(
    'is refused when it would come back as another text: %s',
    text => {
      expect(() => toEventData({ ...newEvent(), data: text })).toThrow(AppendRefused)
      expect(() => toEventData({ ...newEvent(), metadata: text })).toThrow(AppendRefused)
    },
  )
})

describe('an event on its way there and back', () => {
  test('is what it was, with its own id', () => {
    const event = { ...newEvent({ amount: '1.00' }), metadata: '{"at":"now","hash":"x"}' }
    const sent = toEventData(event)
    const metadata = JSON.parse(Buffer.from(sent.metadata as Uint8Array).toString('utf8'))
    expect(toStoredEvent({ ...recorded, ...sent, metadata } as Recorded)).toMatchObject(event)
  })
  test('has the same id for the server only with the same bytes', () => {
    const event = newEvent()
    expect(toEventData(event).id).toBe(toEventData({ ...event }).id)
    expect(toEventData({ ...event, metadata: '{"at":"later"}' }).id).not.toBe(toEventData(event).id)
    expect(toEventData({ ...event, data: '{"n":2}' }).id).not.toBe(toEventData(event).id)
  })
})

describe('an event on its way back', () => {
  test('carries its texts, its place and the time', () => {
    expect(toStoredEvent(recorded)).toEqual({
      id: recorded.id,
      type: 'Paid',
      stream: 'wallet-1',
      revision: 3,
      data: '{"amount":"1.00"}',
      metadata: '{"at":"now"}',
      position: '00000000000000000007/00000000000000000005',
      createdAt: '1970-01-01T00:00:00.000Z',
    })
  })

  test('may be bytes without metadata, which others write', () => {
    const bytes = { ...recorded, isJson: false, data: Buffer.from('hi'), metadata: undefined } as Recorded
    expect(toStoredEvent(bytes)).toMatchObject({ data: 'hi', metadata: '' })
  })

  test('is the system’s own when its stream or its type says so', () => {
    expect(isSystemEvent(recorded)).toBe(false)
    expect(isSystemEvent({ ...recorded, streamId: '$stats' })).toBe(true)
    expect(isSystemEvent({ ...recorded, type: '$streamDeleted' })).toBe(true)
  })
})

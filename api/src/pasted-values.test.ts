import { type AnyContract, contract } from '@strongroom/shared'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { readAddress } from './chain/chain-address.ts'

// Values that people copy from elsewhere, in whichever form of whichever call they are pasted.

const calls = Object.values(contract).flatMap(group => Object.values(group as Record<string, AnyContract>))

type Entries = Readonly<Record<string, v.GenericSchema>>
type Nested = {
  readonly entries?: Entries
  readonly wrapped?: Nested
  readonly item?: Nested
  readonly options?: readonly Nested[]
}
/** The fields of a body, of the bodies that it may be one of, and of the objects inside them. */
const fieldsOf = (schema: Nested | undefined): readonly (readonly [string, v.GenericSchema])[] => {
  if (!schema) return []
  const own = Object.entries(schema.entries ?? {})
  const inside: readonly Nested[] = [
    ...own.map(([, field]) => field as Nested),
    ...[schema.wrapped, schema.item].filter(each => each !== undefined),
    ...(schema.options ?? []),
  ]
  return [...own, ...inside.flatMap(fieldsOf)]
}
const fields = calls.flatMap(({ path, body, filter }) =>
  [body, filter].flatMap(schema =>
    fieldsOf(schema as Nested | undefined).map(([name, field]) => ({ path, name, field })),
  ),
)

const HASH = 'a9'.repeat(32)
const ETHER = '0x52908400098527886E0F7030069857D2E4169EE7'
type Pasted = { readonly names: RegExp; readonly clean: string; readonly pasted: readonly string[] }
const kinds: readonly Pasted[] = [
  {
    names: /^e?mail$/i,
    clean: 'ada@example.com',
    pasted: [
      '\u200eAda@Example.com\u00a0',
      'mailto:ada@example.com',
      '<ada@example.com>',
      'ａｄａ＠example.com',
      'ada@\u200bexample.com',
    ],
  },
  {
    names: /^area_code$/,
    clean: '+852',
    pasted: ['852', '\u202a+852\u202c', '00852', '＋８５２', ' +852\u00a0'],
  },
  {
    names: /^phone$/,
    clean: '9123 4567',
    pasted: [
      '\u202a9123 4567\u202c',
      '9123\u00a04567',
      '9123\u20114567',
      '９１２３ー４５６７'.replace('ー', '－'),
      '9123/4567',
    ],
  },
  {
    names: /^iban$/,
    clean: 'DE02 1203 0000 0000 2020 51',
    pasted: [
      'DE02\u00a01203\u00a00000\u00a00000\u00a02020\u00a051',
      'DE02\u202f1203 0000 0000 2020 51\u200b',
      'DE02  1203 0000 0000 2020 51',
      ' DE02 1203 0000 0000 2020 51\n',
      'ＤＥ02 1203 0000 0000 2020 51',
    ],
  },
  {
    names: /^accountnumber$/,
    clean: '123-456789-001',
    pasted: [
      '123\u2011456789\u2011001',
      '123–456789–001',
      '\u200b123-456789-001',
      '１２３-456789-001',
      '123-456789-001\u00a0',
    ],
  },
  {
    names: /^routingnumber$/,
    clean: '021000021',
    pasted: ['0210 0002 1', '021\u00a0000\u00a0021', '021-000-021', '0210–0002–1', '０２１０００021'],
  },
  {
    names: /^swift(_code)?$/,
    clean: 'DEUTDEFF500',
    pasted: [
      'DEUT DE FF 500',
      'DEUT\u00a0DEFF\u00a0500',
      'DEUT-DE-FF-500',
      '\u200eDEUTDEFF500',
      'ＤＥＵＴDEFF500',
    ],
  },
  {
    names: /^(txid|externalTxId)$/,
    clean: `0x${HASH}`,
    pasted: [
      `\u200b0x${HASH}`,
      `0x${HASH}\u00a0`,
      `\t0x${HASH}\n`,
      `\ufeff0x${HASH}`,
      `0x${HASH.slice(0, 9)}\u2060${HASH.slice(9)}`,
    ],
  },
  {
    names: /^(ccaddress|address_to|address)$/,
    clean: ETHER,
    pasted: [
      `\u200b${ETHER}`,
      `${ETHER}\u00a0`,
      `${ETHER.slice(0, 20)}\n${ETHER.slice(20)}`,
      `${ETHER.slice(0, 20)} ${ETHER.slice(20)}`,
      `\ufeff${ETHER}`,
    ],
  },
  {
    names: /^(amount|total|price|fee)$/,
    clean: '12.50',
    pasted: ['\u200b12.50', '12.50\u00a0', '12\u200b.50', '\ufeff12.50', '\u2066​12.50\u2069'],
  },
]

describe.each(kinds.map(kind => [String(kind.names), kind] as const))('a field named %s', (_, kind) => {
  const { names, clean, pasted } = kind
  const own = fields.filter(
    // A member's `address` is that of a house.
    ({ path, name, field }) =>
      names.test(name) && !path.startsWith('/userkycs/') && v.safeParse(field, clean).success,
  )
  const kept = (field: v.GenericSchema, given: string) => {
    const read = v.safeParse(field, given)
    return read.success ? String(read.output) : `refused: ${read.issues[0].message}`
  }
  test('stands in some call', () => {
    expect(own.length).toBeGreaterThan(0)
  })
  test.each(pasted)('keeps a value as it was copied, like one that was typed: %j', given => {
    const wrong = own.filter(({ field }) => kept(field, given) !== kept(field, clean))
    expect(wrong.map(({ path, name, field }) => `${path} ${name}: ${kept(field, given)}`)).toEqual([])
  })
})

test('an address of Ethereum may begin with a large letter', () => {
  expect(readAddress('ERC20', ETHER.replace('0x', '0X'))).toBe(ETHER)
})

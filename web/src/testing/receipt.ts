import type { wire } from '@strongroom/shared'
/** The key of the log that the receipt is of, and of the witness that has seen it. */
export const receiptKey = 'money.example/log+c3a740e8+AW56HN0psLeP0Tr0xVmP7/TvKpcWbjym8uT7/M2AUFvx'
export const receiptWitness = 'witness.example/w1+df1c0a35+BIE5dw6ofRdfVqNUZsNMfszLjYqRtO43ol32D1uPybOU'

const data = {
  source: 'USD',
  target: 'USDC',
  legs: [
    { account: 'user:100045:available', currency: 'USD', amount: '-100.00' },
    { account: 'house:swap', currency: 'USD', amount: '99.50' },
    { account: 'house:fees', currency: 'USD', amount: '0.50' },
    { account: 'house:swap', currency: 'USDC', amount: '-99.40' },
    { account: 'user:100045:available', currency: 'USDC', amount: '99.40' },
  ],
}

/** The receipt of a swap, the third of three events; signed once, with keys that are thrown away. Its legs as they were, or others. */
export const receiptText = (legs: string = JSON.stringify(data.legs)): string => {
  const said = JSON.stringify(data).replace(JSON.stringify(data.legs), legs)
  const leaf = `${'0'.repeat(64)}\nwallet-100045\n3\n3f6c\nSwapSettled\n${said}\n{"schema":1,"at":"2026-11-23T06:00:00.000Z"}`
  return `c2sp.org/tlog-proof@v1
extra ${btoa(leaf)}
index 2
ywCYnZSlacCmeK4EK2Pc1GJduWRAUX83put5duok7Us=

money.example/log
3
xO0SSQp16loPlJ7paHVh3oCGGaKXe2KHmfIaq/tKGQA=

— money.example/log w6dA6HaRmOAhF3zjGkqgr43CgoEcDqMGY4vt/FkzVeTBnx6EpOmLdlvY6prtTGBDI7TNVoI+xs7w47BUaUfCwmX/EAc=
— witness.example/w1 3xwKNQAAAABrA9ZgIpZtz5z4XPsDv/o2kOZHRxcpZuTdisIqUAhTxlxAQ8g4iXmAMQGEgRB90Zt3q2lI7F/5UxI4qOfP0toTvMANDA==
`
}

/** The answer to a request for a receipt, of a swap's event. */
export const receiptAnswer: wire.Receipt = {
  ...{ index: 410, leaf: btoa('leaf'), proof: receiptText() },
  event: {
    ...{ id: 'e', number: 411, stream: 'wallet-100045', revision: 3, position: '7', type: 'SwapSettled' },
    ...{ actor: { kind: 'member', id: '100045' }, created_date: '2026-11-23T06:00:00.000Z', command_id: 'c' },
    ...{ correlation_id: 'c', causation_id: null, data: {}, legs: [], previous_hash: 'g', hash: 'h' },
  },
}

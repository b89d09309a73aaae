/**
 * The deposit addresses of the demo, by network. Each is right in form and belongs to no person: where the hash of a key would
 * stand is the start of SHA-256 of "strongroom demo address {network} {n}", n from 1. Money sent there is lost, and the screens
 * say so. Litecoin has none, so that an application for an address can be seen.
 */
export const demoDepositAddresses: Readonly<Record<string, readonly string[]>> = {
  ERC20: [
    '0x6c5ab8c3a78AE85b6E17F38bB2C27887b3F8dA6E',
    '0xB1BB5129322D3e3D7681D47f2345D6848da3DE07',
    '0x8270F9E8b0ef563B6273e8adc24153dD16AcCC4F',
    '0xcc431E54922dB2D9CEaA8717E598DD2384f16938',
    '0x7E02bF40F7a1aB6617e79b97176F44c9bE3778a8',
    '0x8bb96a93AE33eeA636d5070489C717Ecc00eca30',
  ],
  TRC20: [
    'TAN5Wa5VFFuruQE2PriydGoFyWeL415rZW',
    'TYCB8rGF1ueW6nv6yiXm11E3AT2nJ4VPaF',
    'TKN9uKPcPjuyxMXG9MfSQKUUP2tmhPPBRt',
    'TEAei2b9eRcHRL53iHEdHojyxdxFG1VMSH',
    'TKq77zVUjDFa1hPCUnNycjRXAhgDfDzcr7',
    'TY8C36o1k5zNzbfdLxHWpunhixc8E4ERHu',
  ],
  BTC: [
    'bc1qclwj89cwuugnrhcu5dt86kt8fs3lmf8aggng9n',
    'bc1qlzzllfsqfjtrm6ze330x65hmhn6p0slz9ph349',
    'bc1qtegkfuyqmvhc03pun257skwz6rm4ycuj36vzty',
    'bc1qdhx2q0vuaeluw989luqf3lw8nwhaeksucdfhdq',
    'bc1q0vyht0lwqq3nd6vv6yxhuffmpnu6mk7k9vz697',
    'bc1qj4z3q59vu997aqn3kv85f5exack3w6xngm9py6',
  ],
  BCH: [
    'bitcoincash:qqdmdmde6vpnx063s2t60k6793mjkhkh7gzl68zcjh',
    'bitcoincash:qqrn92cpu3vqmrjtxchfgh4v3mcxdds5gupygnf337',
    'bitcoincash:qrw68qa4kc06w9cqdstuuxdwwrq0zp5mugcd2ysevm',
    'bitcoincash:qq8wr4x7emzssztzrqmls8ayej2drdjttswtszszr6',
    'bitcoincash:qzzfjw2lmktnyj406c5p30467kc9f0mkkyvvd7rr2j',
    'bitcoincash:qzelf8ncqleja6z6ws7gfhd2qnud9thcuq9rr9xajs',
  ],
}

/** 32 bytes in hexadecimal, as Bitcoin, its kin and Tron write them. */
const plainHash = /^[0-9a-f]{64}$/i
/** As Ethereum and its kin write them. */
const ethereumHash = /^0x[0-9a-f]{64}$/i
/** The TXIDs of all chains we have met: no spaces, nothing outside ASCII, and too long to be a word. */
const anyTxid = /^[\x21-\x7e]{16,200}$/

/** How TXIDs are written on each network, by its code. */
const forms: Readonly<Record<string, RegExp>> = {
  ERC20: ethereumHash,
  ETH: ethereumHash,
  BEP20: ethereumHash,
  POLYGON: ethereumHash,
  TRC20: plainHash,
  TRX: plainHash,
  BTC: plainHash,
  OMNI: plainHash,
  LTC: plainHash,
  BCH: plainHash,
}

/** Whether a text can be a TXID of a network. Where the network's form is not known, anything that could be one is taken. */
export const isTxid = (network: string, text: string): boolean =>
  (forms[network.toUpperCase()] ?? anyTxid).test(text)

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

/** Pages of public explorers that show one transaction, by network; the TXID follows. */
const explorers: Readonly<Record<string, string>> = {
  ERC20: 'https://etherscan.io/tx/',
  ETH: 'https://etherscan.io/tx/',
  BEP20: 'https://bscscan.com/tx/',
  POLYGON: 'https://polygonscan.com/tx/',
  TRC20: 'https://tronscan.org/#/transaction/',
  TRX: 'https://tronscan.org/#/transaction/',
  BTC: 'https://mempool.space/tx/',
  OMNI: 'https://omniexplorer.info/tx/',
  LTC: 'https://blockchair.com/litecoin/transaction/',
  BCH: 'https://blockchair.com/bitcoin-cash/transaction/',
}

/** Address of a transaction at its network's explorer; undefined for a network without one, or a text that is no TXID of it. */
export const explorerLink = (network: string, txid: string): string | undefined => {
  const page = explorers[network.toUpperCase()]
  return page !== undefined && isTxid(network, txid) ? `${page}${txid}` : undefined
}

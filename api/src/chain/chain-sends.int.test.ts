// One platform for all of them, which is what they take: each goes on where the one before it ended.
import './testing/address-book.suite.ts'
import './testing/chain-sends.suite.ts'
import './testing/allow-list.suite.ts'
import { useChainSends } from './testing/chain-sends-given.suite.ts'

useChainSends()

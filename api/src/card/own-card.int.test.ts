// One platform for all of them, which is what they take: each goes on where the one before it ended.
import './testing/own-card-opening.suite.ts'
import './testing/own-card-charging.suite.ts'
import './testing/own-card-holding.suite.ts'
import './testing/own-card-receipt.suite.ts'
import './testing/own-card-safety.suite.ts'
import './testing/own-card-types.suite.ts'
import { useCardHouse } from './testing/own-card-given.suite.ts'

useCardHouse()

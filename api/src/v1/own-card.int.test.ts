// One platform for all of them, which is what they take: each goes on where the one before it ended.
import './own-card/opening.ts'
import './own-card/charging.ts'
import './own-card/holding.ts'

// One platform for all of them, which is what they take: each goes on where the one before it ended.
import './testing/card-office-entering.suite.ts'
import './testing/card-office-importing.suite.ts'
import './testing/card-office-logs.suite.ts'
import './testing/card-office-large-file.suite.ts'
import './testing/card-office-lists.suite.ts'
import './testing/card-office-rules.suite.ts'
import './testing/card-office-cards-file.suite.ts'
import { useCardOffice } from './testing/card-office-given.suite.ts'

useCardOffice()

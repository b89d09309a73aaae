// One platform for all of them, which is what they take: each goes on where the one before it ended.
import './testing/list-files.suite.ts'
import './testing/mailed-records.suite.ts'
import './testing/one-transaction.suite.ts'
import './testing/account-statements.suite.ts'
import './testing/monthly-statements.suite.ts'
import './testing/month-flows.suite.ts'
import { useRecords } from './testing/records-given.suite.ts'

useRecords()

// One platform for all of them, which is what they take: each goes on where the one before it ended.
import './card-office/entering.ts'
import './card-office/importing.ts'
import './card-office/lists.ts'

import { addOfficeRoutes } from './contract.ts'
import { addOfficeReads } from './following.ts'
import { addOfficeLists } from './list-filter.ts'
import { officeActs } from './office-acts.gen.ts'
import { officeGets } from './office-gets.gen.ts'
import { officeLists } from './office-lists.gen.ts'
import { officeReads } from './office-reads.gen.ts'

// Loaded with the frame around administrators' pages, and so before any of their calls.
addOfficeRoutes({ ...officeGets, ...officeActs })
addOfficeReads(officeReads)
addOfficeLists(officeLists)

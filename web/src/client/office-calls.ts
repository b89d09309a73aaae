import { addOfficeRoutes } from './contract.ts'
import { addOfficeReads } from './following.ts'
import { officeReads } from './office-reads.gen.ts'
import { officeRoutes } from './office-routes.gen.ts'

// Loaded with the frame around administrators' pages, and so before any of their calls.
addOfficeRoutes(officeRoutes)
addOfficeReads(officeReads)

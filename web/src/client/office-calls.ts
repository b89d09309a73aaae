import { lists, reads, routes } from 'virtual:calls/office'
import { addOfficeRoutes } from './contract.ts'
import { addOfficeReads } from './following.ts'
import { addOfficeLists } from './list-filter.ts'

// Loaded with the frame around administrators' pages, and so before any of their calls.
addOfficeRoutes(routes)
addOfficeReads(reads)
addOfficeLists(lists)

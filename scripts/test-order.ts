import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { root } from './tool.ts'

/** Rooms whose tests start platforms and wait for them come first, those that only compute last. */
const rooms = ['workers', 'scripts', 'e2e', 'ledger', 'api', 'projections', 'shared', 'web']

const placeOf = ({ moduleId }: TestSpecification) =>
  rooms.indexOf(relative(root, moduleId).split('/', 1)[0] ?? '')

/** Room by room, so that no long file is left alone at the end. */
export class LongRoomsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}

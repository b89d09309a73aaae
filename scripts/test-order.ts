import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Rooms whose tests start platforms and wait for them come first, those that only compute last. */
const rooms = ['workers', 'scripts', 'ledger', 'api', 'projections', 'shared', 'web']

/** Room by room, so that no long file is left alone at the end. */
export class LongRoomsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project }: TestSpecification) => rooms.indexOf(project.name)
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b))
  }
}

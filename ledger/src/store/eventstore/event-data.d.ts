import type { AllStreamRecordedEvent, EventData } from '@eventstore/db-client';
import { type NewEvent, type StoredEvent } from '../log.ts';
import { type AllPosition } from './position.ts';
/**
 * As the client takes it. It writes `data` with `JSON.stringify` of its own, so data goes in parsed and is JSON to
 * everybody who looks (the node's own UI, its projections); metadata it takes as bytes.
 */
export declare const toEventData: ({ id, type, data, metadata }: NewEvent) => EventData;
/** An event of a stream or of `$all`; the server has sent positions with both since 22.6. */
export type Recorded = Omit<AllStreamRecordedEvent, 'position'> & {
    position?: AllPosition;
};
export declare const toStoredEvent: (event: Recorded) => StoredEvent;
export declare const positionOf: ({ position }: Recorded) => AllPosition;
/** EventStoreDB keeps its own records (`$metadata`, links, statistics) in the same log. */
export declare const isSystemEvent: ({ streamId, type }: Recorded) => boolean;

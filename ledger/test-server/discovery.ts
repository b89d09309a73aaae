import { randomUUID } from 'node:crypto'
import type { ClusterInfo } from '@eventstore/db-client/generated/gossip_pb.js'
import gossips from '@eventstore/db-client/generated/gossip_pb.js'
import type { SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb.js'
import features from '@eventstore/db-client/generated/serverfeatures_pb.js'
import { status } from '@grpc/grpc-js'
import { rpcError } from './errors.ts'
import type { Answer } from './handle.ts'
import type { Node } from './node.ts'
import { uuidMessage } from './wire.ts'

const serverVersions = { 23: '23.10.8', 24: '24.2.0', 24.1: '24.10.14', 26: '26.1.0' } as const

const methods: readonly (readonly [service: string, method: string, ...features: string[]])[] = [
  ['streams.streams', 'read', 'position', 'events'],
  ['streams.streams', 'append'],
  ['streams.streams', 'delete'],
  ['streams.streams', 'tombstone'],
  ['streams.streams', 'batchappend', 'deadline_duration'],
  ['gossip.gossip', 'read'],
  ['server_features.serverfeatures', 'getsupportedmethods'],
]

/** The first question of a client: the server's features. */
export const getSupportedMethods =
  (node: Node) =>
  (_call: unknown, answer: Answer<SupportedMethods>): void => {
    const { faults, version, batch } = node
    if (faults.featuresInternalError) {
      if (faults.featuresInternalError !== true) faults.featuresInternalError--
      throw rpcError(status.INTERNAL, 'Internal error')
    }
    const supported = methods
      .filter(([, method]) => batch || method !== 'batchappend')
      .map(([service, method, ...list]) =>
        new features.SupportedMethod()
          .setServiceName(`event_store.client.${service}`)
          .setMethodName(method)
          .setFeaturesList(list),
      )
    answer(
      null,
      new features.SupportedMethods()
        .setEventStoreServerVersion(serverVersions[version])
        .setMethodsList(supported),
    )
  }

/** Tells of a cluster of one. */
export const gossip = (node: Node) => {
  const instanceId = uuidMessage(randomUUID())
  return (_call: unknown, answer: Answer<ClusterInfo>): void => {
    const member = new gossips.MemberInfo()
      .setInstanceId(instanceId)
      .setTimeStamp(String(BigInt(Date.now()) * 10_000n))
      .setIsAlive(true)
      .setState(gossips.MemberInfo.VNodeState.LEADER)
      .setHttpEndPoint(new gossips.EndPoint().setAddress(node.address.host).setPort(node.address.port))
    answer(null, new gossips.ClusterInfo().setMembersList([member]))
  }
}

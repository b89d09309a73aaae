// Addresses that answer no JSON, so that no call declares them. Server and client take them from here.

/** `GET`, signed by headers: a stream of server-sent events. */
export const changesPath = '/v1/changes'

/** `GET`, public: the keys of the sealed log as text, one vkey a line, today's first. 404 before the first checkpoint. */
export const logKeysPath = '/log/keys'

/** Pictures of the catalogue that administrators have uploaded: this path, and a picture's id. */
export const picturesPath = '/pictures/'

import * as React from 'react'

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

/**
 * Makes elements cheap: React's development build takes a stack trace for each, for its developer tools, up to a number
 * per second. Here that number is reached from the start.
 */
export function stopOwnerStacks() {
  Object.defineProperty(Reflect.get(React, INTERNALS), 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
    configurable: true,
  })
}

import * as copy from '@festoon/contract/messages/requests'
import { Failure } from '../../core/Failure.ts'

/**
 * Returns the SMS permission, which clients send in two fields that must agree. It is undefined if the status is null, because the
 * user hasn't been asked yet.
 * @throws Failure invalid if the fields contradict each other.
 */
export function smsPermissionOf({
  grantedTextPermission: grantedPermission,
  textPermissionStatus: status,
}: {
  grantedTextPermission?: boolean | undefined
  textPermissionStatus?: 'granted' | 'rejected' | null | undefined
}): 'granted' | 'rejected' | undefined {
  const impliedPermission = grantedPermission === undefined ? undefined : grantedPermission ? 'granted' : 'rejected'
  const isUnasked = status === null && grantedPermission !== true
  if (isUnasked) return undefined
  if (impliedPermission !== undefined && status !== undefined && impliedPermission !== status)
    throw new Failure('invalid', {
      issues: [{ path: 'textPermissionStatus', message: copy.smsPermissionMismatch }],
    })
  return status ?? impliedPermission
}

-- null: no guest's, because the invitation has passed to another person since (functions/pass_invitation.sql).
alter table album_photos alter column invitee_id drop not null;

-- Photos and private messages of an invitation that was merged into another are the other's. invitee_aliases has only its links.
update album_photos p set invitee_id = a.into_id
from invitee_aliases a where a.event_id = p.event_id and a.invitee_id = p.invitee_id;
update messages m set receiver_id = a.into_id
from invitee_aliases a where a.event_id = m.event_id and a.invitee_id = m.receiver_id;

-- The links of these invitations may have been revoked since the merge, which didn't end the merged ones.
delete from invitee_aliases a using invitees i
where i.event_id = a.event_id and i.invitee_id = a.into_id and i.token_version > 1;

import { useParams } from 'react-router-dom';
import { AccountNeeded, EditProfile, ManageProfiles } from '../features/profiles';
import { Component as NotFound } from './not-found';

/** All profiles, or a single one: `new` or its id. */
export function Component() {
  const { id } = useParams();
  return (
    <AccountNeeded>
      {id === undefined ? <ManageProfiles /> : <EditProfile key={id} id={id} notFound={<NotFound />} />}
    </AccountNeeded>
  );
}

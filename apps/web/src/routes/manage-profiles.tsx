import { useParams } from 'react-router-dom';
import { EditProfile, ManageProfiles } from '../features/profiles';
import { Component as NotFound } from './not-found';

/** All profiles, or a single one: `new` or its id. */
export function Component() {
  const { id } = useParams();
  return id === undefined ? <ManageProfiles /> : <EditProfile key={id} id={id} notFound={<NotFound />} />;
}

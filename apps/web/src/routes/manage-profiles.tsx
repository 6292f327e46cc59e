import { useParams } from 'react-router-dom';
import { EditProfile, ManageProfiles } from '../features/profiles';
import { useAppSelector } from '../shared/store';
import { selectIsRestricted } from '../shared/store/profiles.slice';
import { Component as NotFound } from './not-found';

/** All profiles, or one: `new`, or its id. */
export function Component() {
  const { id } = useParams();
  const isRestricted = useAppSelector(selectIsRestricted);
  if (isRestricted) return <NotFound />;
  return id === undefined ? <ManageProfiles /> : <EditProfile key={id} id={id} notFound={<NotFound />} />;
}

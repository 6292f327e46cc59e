export interface CastMember {
  /** Unique within its list. */
  creditId: string;
  id: number;
  name: string;
  character: string;
  profilePath: string | null;
}

export interface CrewMember {
  creditId: string;
  id: number;
  name: string;
  job: string;
  department: string;
  profilePath: string | null;
}

/** Cast in billing order. A person with two jobs is in `crew` twice. */
export interface Credits {
  cast: CastMember[];
  crew: CrewMember[];
}
